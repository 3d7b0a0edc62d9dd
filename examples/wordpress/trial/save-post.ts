import { expect, type BrowserContext } from '@playwright/test';
import type { WordPress } from './wordpress.ts';

interface NewPost {
  readonly title: string;
  readonly content: string;
  readonly status: 'publish' | 'draft' | 'pending';
}

interface SavedPost {
  readonly id: number;
  readonly link: string;
}

/** Saves a post as the block editor does, with the rights and the filters of whoever is logged in. */
export async function savePost(
  context: BrowserContext,
  wordpress: WordPress,
  { kind = 'posts', ...post }: NewPost & { readonly kind?: 'posts' | 'blocks' },
): Promise<SavedPost> {
  const answer = await context.request.post(`${wordpress.url}/?rest_route=/wp/v2/${kind}&_fields=id,link`, {
    headers: { 'X-WP-Nonce': await nonceOf(context, wordpress) },
    data: post,
    timeout: 120_000,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as SavedPost; // the fields that were asked for
}

/** What a request over REST has to carry to count as that of whoever is logged in. */
export async function nonceOf({ request }: BrowserContext, { url }: WordPress): Promise<string> {
  return (await request.get(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
}
