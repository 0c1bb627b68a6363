import type { FrozenVersion } from '#kernel';

/** Written by `npm run freeze`: the engines in each game's `versions` folder. */
export const FROZEN_VERSIONS: Readonly<Record<string, readonly FrozenVersion[]>> = {
  'dawn-of-mankind': [
    {
      version: 1,
      components: '0aa6ad8191e1517fa0967b7c1af19672623d65c6964e1ae65808b5251f794df6',
      sha256: 'e1dee8da1399617971a5a70b22c89e3c7c3d4d24ecf572ad3b1069e2d107e868',
    },
  ],
  'dragon-dune': [
    {
      version: 1,
      components: 'b719b006661ec061c818d9ec5d4d0fb1a51fef2d5dfe6f21ef272d7543f916ae',
      sha256: '167a8b0269f29b47ff2afbee624a8d9dc83e210b1cddbdd9c91bd30f18c1fd93',
    },
  ],
  dunaia: [
    {
      version: 1,
      components: 'ca283e0dacf46a4429d900f0b49ac9fcb4a61fc70b6fdb9c7f5d21cbe01d15b3',
      sha256: 'f423be753b776bff6cdb02a43661b47034d545e31e4091abd055adad70a820c8',
    },
  ],
  iunu: [
    {
      version: 1,
      components: 'b00e148fe1ee75bd2688e837aa6b24c5d267550589abd9a6d4a44f2397599e5b',
      sha256: '06787e8c8f7f009bbc5cea6368bb3274591875a1ddfbbf6626e30ef01753d6de',
    },
  ],
  nim: [
    {
      version: 1,
      components: 'fa114e0f07815683616cceecee62393c07a5f98752507b9c3150190d6ec705b6',
      sha256: '08b5035263fe2a003d529101973c7a2ec181a8bff63df3b3506b3064c41c778c',
    },
  ],
};
