import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';

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
const packagedOptions = async (): Promise<LaunchOptions> => {
  fs.mkdirSync(CACHE, { recursive: true });
  process.env['TMPDIR'] = CACHE;
  // The package unpacks the libraries it needs only when it believes to be in a Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const conf = path.join(CACHE, 'fonts.conf');
  fs.writeFileSync(conf, FONTS_CONF(CACHE));
  return { executablePath, args: ARGS, env: { ...process.env, FONTCONFIG_FILE: conf } };
};

/** Launches a real Chromium: the machine's, or the one from npm. */
const withChromium = async <T>(launch: (options: LaunchOptions) => Promise<T>): Promise<T> => {
  for (const executablePath of candidates()) {
    try {
      return await launch({ executablePath, args: ARGS });
    } catch (error) {
      console.error(`could not start ${executablePath}: ${String(error).split('\n')[0]}`);
    }
  }
  return launch(await packagedOptions());
};

/** A browser for the process that asks for it. */
export const launchBrowser = (): Promise<Browser> => withChromium(options => chromium.launch(options));

/** A browser that other processes connect to, each with contexts of its own. */
export const launchBrowserServer = (): Promise<BrowserServer> =>
  withChromium(options => chromium.launchServer(options));
