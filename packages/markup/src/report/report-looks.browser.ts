import {
  axeFindings,
  expect,
  inAll,
  repairWarnings,
  openWithReport,
  report,
  reportItems as items,
  reportPanel as panel,
  snippet,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';

test(
  'the report has no accessibility findings, wide or narrow, light or dark',
  inAll,
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(repairWarnings);
    const expectRight = async (state: string) => {
      for (const width of [360, 1280]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await untilStill(page);
          expect.soft(await axeFindings(page), `${state} at ${width} px, ${colorScheme}`).toEqual([]);
          expect
            .soft(
              await page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
              `${state} at ${width} px scrolls sideways`,
            )
            .toBe(0);
        }
      }
    };
    await openWithReport(page, { sandbox, bare });
    await expect(items(page).locator('.aw-report-state')).toHaveText([
      'ready',
      'ready',
      'invalid',
      'pending',
    ]);
    await items(page).nth(1).getByText('Attributes and slots').click();
    await items(page).nth(1).getByRole('button', { name: 'Copy corrected snippet' }).click();
    await expectRight('open');
    await page.keyboard.press('Escape');
    await expectRight('closed');
  },
);

test("the page's styles do not reach the report", async ({ page, sandbox, bare }) => {
  const look = () =>
    report(page).evaluate((root) => {
      const names = [
        'color',
        'backgroundColor',
        'fontFamily',
        'fontSize',
        'letterSpacing',
        'textTransform',
        'marginTop',
        'paddingLeft',
        'borderTopWidth',
        'listStyleType',
        'display',
        'lineHeight',
      ] as const;
      const parts = root.querySelectorAll('.aw-report-panel, h2, h3, button, li, ol, p, summary, th, td');
      return Array.from(parts, (part) => names.map((name) => getComputedStyle(part)[name]).join(' '));
    });
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  const plain = await look();
  const hostile = `<style>
    * { margin: 7px; letter-spacing: 3px; text-transform: uppercase; line-height: 3; color: lime }
    body { font: 40px fantasy } body.page button, body.page li, body.page td { background: pink; padding: 30px; border: 9px solid; display: inline-block }
    html body.page :is(h2, h3, p, summary, th) { font-size: 50px; list-style: square; background: red }
  </style>`;
  await openWithReport(
    page,
    { sandbox, bare },
    { body: `${snippet}<script>document.body.className = 'page'</script>`, head: hostile },
  );
  await expect(items(page).locator('.aw-report-state')).toHaveText(['ready']);
  expect(await look()).toEqual(plain);
});

test('the report is not printed', async ({ page, sandbox, bare }) => {
  await openWithReport(page, { sandbox, bare }, { body: snippet });
  await expect(report(page).getByRole('button', { expanded: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
});
