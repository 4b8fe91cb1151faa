/**
 * Runs s3rver. Its own store responds to a PUT once it has read the body, before the file is written, so a HEAD right
 * after it may report fewer bytes; S3 responds when the object can be read. Here, a response waits for the file.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const requireThere = createRequire(import.meta.resolve('s3rver/package.json'));
const files = requireThere('fs-extra');
const Store = requireThere('./lib/stores/filesystem.js');

/** @type {Map<string, Promise<unknown>>} */
const written = new Map();
const { createWriteStream } = files;

files.createWriteStream = (/** @type {string} */ path, /** @type {unknown[]} */ ...options) => {
  const stream = createWriteStream(path, ...options);
  written.set(path, once(stream, 'close'));
  return stream;
};

const { putObject, putPart } = Store.prototype;

/** @param {string} path */
async function settle(path) {
  await written.get(path);
  written.delete(path);
}

Store.prototype.putObject = async function (object) {
  const answer = await putObject.call(this, object);
  await settle(this.getResourcePath(object.bucket, object.key, 'object'));
  return answer;
};

Store.prototype.putPart = async function (bucket, uploadId, part, content) {
  const answer = await putPart.call(this, bucket, uploadId, part, content);
  await settle(join(this.getResourcePath(bucket, undefined, 'uploads'), uploadId, String(part)));
  return answer;
};

requireThere('./bin/s3rver.js');
