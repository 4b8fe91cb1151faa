import * as fc from 'fast-check';

import { type FuzzRequest, caller } from './request.ts';
import { bodyText, text } from './values.ts';

/** A bucket and an object of the other company, which no caller may see. */
export const foreignBucket = 'foreign';

/** Buckets in which every signed-in user may do anything; the first one is public. */
export const bucketsSql = `
insert into storage.buckets (id, name, public) values ('open', 'open', true), ('mine', 'mine', false);
create policy fuzz on storage.objects for all to authenticated
  using (bucket_id in ('open', 'mine')) with check (bucket_id in ('open', 'mine'));`;

const encode = (part: string): string => encodeURIComponent(part.toWellFormed());

/** Picks a usual value, and anything else now and then. */
const mostly = (usual: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constantFrom(...usual), weight: 7 }, { arbitrary: text, weight: 1 });

const bucket = mostly(['open', 'mine', foreignBucket]).map(encode);
const objectName = fc.oneof(
  { arbitrary: fc.constantFrom('a.txt', 'folder/b.json', 'c', 'd/e/f.png'), weight: 6 },
  {
    arbitrary: fc.constantFrom('../x', '..%2f..%2fx', 'a/../../b', './a', '%00', 'a//b'),
    weight: 2,
  },
  { arbitrary: text.map(encode), weight: 1 },
);

type Address = readonly [method: string, path: string, fields: readonly string[]];

const address = (
  methods: readonly string[],
  path: fc.Arbitrary<string>,
  fields: readonly string[] = [],
): fc.Arbitrary<Address> =>
  fc.tuple(fc.constantFrom(...methods), path).map(([method, at]) => [method, at, fields]);

const inBucket = (prefix: string): fc.Arbitrary<string> =>
  fc.tuple(bucket, objectName).map(([name, object]) => `${prefix}/${name}/${object}`);

const bucketFields = ['id', 'name', 'public', 'file_size_limit', 'allowed_mime_types'];
const listFields = ['prefix', 'limit', 'offset', 'search', 'sortBy', 'cursor', 'with_delimiter'];
const moveFields = ['bucketId', 'sourceKey', 'destinationKey', 'destinationBucket', 'copyMetadata'];

const storageAddress: fc.Arbitrary<Address> = fc.oneof(
  address(['GET', 'POST'], fc.constant('/bucket'), bucketFields),
  address(
    ['GET', 'PUT', 'DELETE'],
    bucket.map((name) => `/bucket/${name}`),
    bucketFields,
  ),
  address(
    ['POST'],
    bucket.map((name) => `/bucket/${name}/empty`),
  ),
  address(['POST', 'PUT', 'GET', 'HEAD', 'DELETE'], inBucket('/object'), ['cacheControl']),
  address(['GET', 'HEAD'], inBucket('/object/public')),
  address(['GET', 'HEAD'], inBucket('/object/authenticated')),
  address(['GET', 'HEAD'], inBucket('/object/info')),
  address(['POST', 'GET', 'HEAD'], inBucket('/object/sign'), ['expiresIn', 'transform', 'token']),
  address(['POST', 'PUT'], inBucket('/object/upload/sign'), ['expiresIn', 'token']),
  address(
    ['POST'],
    bucket.map((name) => `/object/list/${name}`),
    listFields,
  ),
  address(
    ['POST'],
    bucket.map((name) => `/object/list-v2/${name}`),
    listFields,
  ),
  address(
    ['DELETE', 'POST'],
    bucket.map((name) => `/object/${name}`),
    ['prefixes', 'paths', 'expiresIn'],
  ),
  address(['POST'], fc.constantFrom('/object/copy', '/object/move'), moveFields),
  address(['GET'], inBucket('/render/image/public')),
  address(
    ['POST', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE'],
    fc.tuple(fc.constant('/upload/resumable'), text).map(([at, id]) => `${at}/${encode(id)}`),
  ),
  address(['POST'], fc.constant('/upload/resumable')),
);

const query = fc
  .array(fc.tuple(fc.constantFrom('token', 'download', 'limit', 'width', 'private'), text), {
    maxLength: 2,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&'));

const printable = text.map((value) => value.replaceAll(/[^\x20-\x7e]/g, '').trim());

const storageHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'image/png',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/offset+octet-stream',
      'x',
    ),
    'x-upsert': fc.constantFrom('true', 'false', 'x'),
    range: fc.constantFrom('bytes=0-1', 'bytes=5-', 'bytes=-3', 'bytes=9-1', 'x'),
    'if-none-match': printable,
    'tus-resumable': fc.constantFrom('1.0.0', '0.2.2'),
    'upload-length': fc.constantFrom('3', '-1', '99999999999999', 'x'),
    'upload-offset': fc.constantFrom('0', '3', 'x'),
    'upload-metadata': printable,
    'x-metadata': printable,
  },
  { requiredKeys: [] },
);

function requestTo(
  prefix: string,
  addresses: fc.Arbitrary<Address>,
  headers: fc.Arbitrary<Record<string, string>>,
): fc.Arbitrary<FuzzRequest> {
  return addresses.chain(([method, path, fields]) =>
    fc
      .record({
        as: caller,
        headers,
        parameters: query,
        body: bodyText(fields.length === 0 ? ['a'] : fields),
      })
      .map(({ parameters, ...rest }) => ({
        ...rest,
        method,
        target: `${prefix}${path}?${parameters}`,
      })),
  );
}

/** Requests for buckets, objects, signed URLs and resumable uploads. */
export const storageRequest = requestTo('/storage/v1', storageAddress, storageHeaders);

/** Requests for functions of the deployment, existing or not. */
export const functionsRequest = requestTo(
  '/functions/v1',
  address(
    ['POST', 'GET', 'OPTIONS', 'DELETE'],
    mostly(['hello', 'nope', 'a/b']).map((name) => `/${name}`),
    ['name', 'data'],
  ),
  storageHeaders,
);

/** Broadcasts over HTTP, and socket requests without the handshake. */
export const realtimeRequest = requestTo(
  '/realtime/v1',
  fc.oneof(
    address(['POST', 'GET'], fc.constant('/api/broadcast'), ['messages', 'topic', 'event']),
    address(
      ['POST'],
      fc
        .tuple(mostly(['room', 'company:x']), mostly(['event']))
        .map(([topic, event]) => `/api/broadcast/${encode(topic)}/events/${encode(event)}`),
    ),
    address(['GET'], fc.constant('/websocket')),
  ),
  fc.record(
    { 'content-type': fc.constantFrom('application/json', 'application/octet-stream', 'x') },
    { requiredKeys: [] },
  ),
);
