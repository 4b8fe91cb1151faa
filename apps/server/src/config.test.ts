import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigError, environmentSchema, readConfig } from './config.ts';

const guide = join(import.meta.dirname, '..', '..', '..', 'docs', 'configuration.md');

describe('the environment', () => {
  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535, not "3e3".'],
    ['MUSTER_DEMO', 'yes', 'MUSTER_DEMO must be on or off, not "yes".'],
    [
      'PUBLIC_URL',
      'https://example.com/app',
      'PUBLIC_URL must be an http or https address without a path, not "https://example.com/app".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  ])('stops the start when %s is %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  const databaseUrl = 'postgres://app@host/muster';
  it.each([
    [
      { MUSTER_ROLE: 'web' },
      'MUSTER_ROLE is web, which needs DATABASE_URL: the embedded database has one server.',
    ],
    [
      { MUSTER_ROLE: 'worker', PUBLIC_URL: 'https://muster.example.com' },
      'MUSTER_ROLE is worker, which needs DATABASE_URL: the embedded database has one server.',
    ],
    [
      { MUSTER_ROLE: 'worker', DATABASE_URL: databaseUrl },
      'MUSTER_ROLE is worker, which needs PUBLIC_URL for the links in emails.',
    ],
  ])('stops the start of %j, which can’t do its part', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
  });

  it.each([
    [{}, 'all'],
    [{ MUSTER_ROLE: 'web', DATABASE_URL: databaseUrl }, 'web'],
    [
      { MUSTER_ROLE: 'worker', DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://m.example.com' },
      'worker',
    ],
  ])('knows the part of %j', (environment, role) => {
    expect(readConfig(environment).role).toBe(role);
  });

  it('never repeats a value that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://app:hunter2@host/db' })).toThrow(
      'DATABASE_URL must be an address like postgres://user@host/name.',
    );
  });

  it.each([
    'file:relative',
    'file://host/x',
    's3://key:hunter2@host',
    's3:///bucket',
    '/srv/files',
  ])('takes no files from %s', (address) => {
    expect(() => readConfig({ STORAGE_URL: address })).toThrow(
      'STORAGE_URL must be file:/<folder> or s3://<key>:<secret>@<host>/<bucket>.',
    );
  });

  it.each(['file:', 'file:/srv/files', 'file:///srv/files', 's3://k:s@host:9000/bucket?tls=off'])(
    'takes files from %s',
    (address) => expect(readConfig({ STORAGE_URL: address }).storageUrl).toBe(address),
  );

  it('names every bad variable at once', () => {
    expect(() => readConfig({ PORT: 'x', MUSTER_DEMO: 'x' })).toThrow(/^PORT .*\nMUSTER_DEMO .*$/);
  });

  it('takes a variable that is set to nothing for unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://example.com' }, false],
    [{ HOST: '127.0.0.1.example.com' }, false],
  ])('knows whether only this machine can come: %j', (environment, isLocal) => {
    expect(readConfig(environment).isLocal).toBe(isLocal);
  });

  it('is documented variable by variable', async () => {
    const rows = (await readFile(guide, 'utf8')).matchAll(/^\| `([A-Z_]+)` \|/gm);
    const documented = new Set([...rows].map(([, name]) => name));
    expect(documented).toEqual(new Set(Object.keys(environmentSchema.shape)));
  });
});
