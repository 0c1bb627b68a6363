import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CACHE = path.resolve('.cache/browser');

const isExecutable = (file: string): boolean => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Browsers that may be on the machine already. */
const candidates = (): readonly string[] => {
  if (process.env['NO_SYSTEM_BROWSER']) return [];
  const named = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return named.filter((file): file is string => file !== undefined && isExecutable(file));
};

const FONTS_CONF = (cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fc</cachedir></fontconfig>`;

/** The Chromium inside an npm package, for machines that have none. */
const launchPackaged = async (): Promise<Browser> => {
  fs.mkdirSync(CACHE, { recursive: true });
  process.env['TMPDIR'] = CACHE;
  // The package unpacks the libraries it needs only when it believes to be in a Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const conf = path.join(CACHE, 'fonts.conf');
  fs.writeFileSync(conf, FONTS_CONF(CACHE));
  return chromium.launch({
    executablePath,
    args: ARGS,
    env: { ...process.env, FONTCONFIG_FILE: conf } as Record<string, string>,
  });
};

/** A real Chromium: the machine's, or the one from npm. */
export const launchBrowser = async (): Promise<Browser> => {
  for (const executablePath of candidates()) {
    try {
      return await chromium.launch({ executablePath, args: ARGS });
    } catch (error) {
      console.error(`could not start ${executablePath}: ${String(error).split('\n')[0]}`);
    }
  }
  return launchPackaged();
};
