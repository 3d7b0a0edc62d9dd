import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { readBytes } from '@adviser-widgets/check/internal';
import { cacheControl, contentType } from './headers.ts';
import type { Target } from './target.ts';

interface S3Place {
  readonly bucket: string;
  /** Empty, or with a trailing slash. */
  readonly prefix: string;
  readonly client: S3Client;
}

/** For each request with its body: a server that sends a byte now and then would keep the lock for ever. */
const requestLimitMs = 60_000;
const maxFileBytes = 50_000_000;

/** A client for AWS, or for another provider at `endpoint`; keys and region come from the environment. */
export function connect(endpoint?: string): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true, region: process.env.AWS_REGION ?? 'us-east-1' }),
    // Other providers know no checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Object storage that speaks S3: AWS, Cloudflare R2, MinIO, Ceph, Swift. */
export function s3Target({ bucket, prefix, client }: S3Place): Target {
  const within = () => ({ abortSignal: AbortSignal.timeout(requestLimitMs) });
  const at = (path: string) => ({ Bucket: bucket, Key: prefix + path });
  return {
    name: `s3://${bucket}/${prefix}`,
    async list(folder) {
      const paths: string[] = [];
      for (let after: string | undefined; ;) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + folder, StartAfter: after }),
          within(),
        );
        paths.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []));
        after = page.Contents?.at(-1)?.Key;
        if (!page.IsTruncated) return paths.sort();
      }
    },
    async read(path) {
      try {
        const limit = within();
        const { Body } = await client.send(new GetObjectCommand(at(path)), limit);
        return Body && (await readBytes(addAbortSignal(limit.abortSignal, Body as Readable), maxFileBytes)); // in Node it is one
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async write({ path, content }) {
      const headers = { ContentType: contentType(path), CacheControl: cacheControl(path) };
      await client.send(new PutObjectCommand({ ...at(path), ...headers, Body: content }), within());
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)), within());
    },
  };
}
