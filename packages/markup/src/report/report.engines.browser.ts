import { snippet } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare, untilText } from '@adviser-widgets/testing/engines';

test('the report shows what a page has wrong', async ({ driver, sandbox, bare, expectConsole }) => {
  expectConsole(/does not know/);
  const body = snippet.replace('data-heading', 'data-headding');
  await openBare(driver, { sandbox, bare, body, query: '?aw-debug' });
  await untilText(driver, 'data-headding');
});
