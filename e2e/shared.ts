import { chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';

/** This file's connection to the browser that all test files share; its contexts are its own, and are closed with it. */
export const browser = await chromium.connect(inject('browserEndpoint'));

afterAll(() => browser.close());

/** The address of the built client, served as files; there is no server for online play behind it. */
export const site = { address: inject('siteAddress') };
