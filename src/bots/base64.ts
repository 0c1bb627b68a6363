// Neither Node's Buffer nor the browser's atob is part of the language that rules and bots are written in.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const count = Math.min(3, bytes.length - index);
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let digit = 0; digit < 4; digit++)
      text += digit <= count ? (DIGITS[(group >> (18 - 6 * digit)) & 63] ?? '') : '=';
  }
  return text;
};

export const fromBase64 = (text: string): Uint8Array => {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [group, bits, length] = [0, 0, 0];
  for (const digit of digits) {
    group = ((group << 6) | DIGITS.indexOf(digit)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (group >> bits) & 0xff;
  }
  return bytes;
};
