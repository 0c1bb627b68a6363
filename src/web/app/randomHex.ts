/** 128 random bits as hexadecimal text: seeds, salts and ids. Unlike `randomUUID`, it works without TLS too. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
