/** Whether the game was brought as a file: then it is shown from its beginning. */
export const isOpenedAsReplay = (): boolean => new URLSearchParams(location.search).has('replay');
