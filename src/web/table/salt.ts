/** What this player throws into the luck of a table. */
export const newSalt = (): string => crypto.randomUUID();
