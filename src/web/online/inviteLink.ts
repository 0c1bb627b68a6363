/** The invitation is in the fragment of the address, which no browser sends and no log holds. */
export const inviteLink = (table: string, invite: string): string =>
  `${location.origin}/play/${table}#invite=${invite}`;

/** The invitation in an address; in links of older versions it is in the query. */
export const inviteIn = (search: string, hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('invite') ?? new URLSearchParams(search).get('invite') ?? undefined;
