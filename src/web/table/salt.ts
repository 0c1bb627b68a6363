/** What this player throws into the luck of a table. Unlike `randomUUID`, it is there without TLS too. */
export const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
