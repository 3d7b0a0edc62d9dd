import { createHash } from 'node:crypto';
import { builtVersion, expect, test } from '@adviser-widgets/testing/browser';

interface Manifest {
  readonly schemaVersion: number;
  readonly version: string;
  readonly widgets: readonly {
    readonly name: string;
    readonly package: string;
    readonly picture: string;
    readonly description: string;
    readonly attributes: Readonly<Record<string, { kind: string; description: string; example: string }>>;
    readonly slots: object;
    readonly files: readonly { name: string; bytes: number; integrity: string }[];
  }[];
}

for (const folder of ['1', builtVersion]) {
  test(`widgets.json of /${folder}/ describes the widget, and its hashes are those of the files`, async ({
    version,
    sandbox,
  }) => {
    const base = `${sandbox.url}/adviser-widgets/${folder}/`;
    const manifest = (await (await fetch(`${base}widgets.json`)).json()) as Manifest;
    expect(manifest).toMatchObject({ schemaVersion: 1, version });
    const widget = manifest.widgets.find(({ name }) => name === 'request-call-form');
    expect(widget).toMatchObject({
      package: '@adviser-widgets/lead-forms',
      attributes: { heading: { kind: 'text', default: 'Request a Call' } },
      slots: { success: {} },
    });
    for (const { name, bytes, integrity } of widget?.files ?? []) {
      const content = Buffer.from(await (await fetch(`${base}assets/${name}`)).arrayBuffer());
      expect(content.length).toBe(bytes);
      expect(`sha256-${createHash('sha256').update(content).digest('base64')}`).toBe(integrity);
    }
  });
}

test('serves the picture of every widget at the address in widgets.json', async ({ sandbox }) => {
  const base = `${sandbox.url}/adviser-widgets/1/`;
  const { widgets } = (await (await fetch(`${base}widgets.json`)).json()) as Manifest;
  const answers = await Promise.all(widgets.map(({ picture }) => fetch(base + picture)));
  const wrong = answers.filter(
    ({ ok, headers }) => !ok || !headers.get('content-type')?.startsWith('image/svg+xml'),
  );
  expect(wrong.map(({ url }) => url)).toEqual([]);
});

test("fetches a widget's files once if its preload hints are in the head", async ({ page, sandbox }) => {
  const hints = await (await fetch(`${sandbox.url}/adviser-widgets/1/preload/request-call-form.html`)).text();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/hinted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Hinted</title>${hints}<script async src="/adviser-widgets/1/loader.js" data-config="/__sandbox/config.json"></script>
        <div data-widget="request-call-form"><p>Call us</p></div>`,
    }),
  );
  await page.goto(`${sandbox.url}/hinted`);
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  const assets = requests.filter((path) => path.includes('/assets/'));
  expect(assets.length).toBeGreaterThan(4);
  expect(new Set(assets).size).toBe(assets.length);
});

test('tells Chromium to compile every code file as a whole while it loads', async ({ sandbox }) => {
  const base = `${sandbox.url}/adviser-widgets/1/`;
  const { widgets } = (await (await fetch(`${base}widgets.json`)).json()) as Manifest;
  const names = new Set(
    widgets.flatMap(({ files }) => files.map(({ name }) => name)).filter((name) => name.endsWith('.js')),
  );
  expect(names.size).toBeGreaterThan(30);
  const heads = await Promise.all(
    [...names].map(async (name) => (await (await fetch(`${base}assets/${name}`)).text()).slice(0, 40)),
  );
  expect(heads.filter((head) => !head.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});
