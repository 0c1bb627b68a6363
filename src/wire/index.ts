/** The protocol between server and client. The client imports only types and `patch.ts`; the schemas stay on the server. */
export * from './api.ts';
export * from './basics.ts';
export * from './diff.ts';
export * from './live.ts';
export * from './pages.ts';
export * from './patch.ts';
export * from './people.ts';
export * from './tables.ts';
