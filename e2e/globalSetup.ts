import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all test files share listens. */
    readonly browserEndpoint: string;
    /** Where the built client is served. */
    readonly siteAddress: string;
  }
}

/** Runs once, before the first browser test: one browser and one static host for all files. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [browser, site] = await Promise.all([launchBrowserServer(), serve()]);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('siteAddress', site.address);
  return async () => {
    await browser.close();
    site.close();
  };
};
