import {
  everyForm,
  everyWidget,
  everyWidgetReady,
  expectTranscript,
  inAllUnless,
  installClock,
  isRepresentative,
  openEveryWidget,
  startTranscript,
  test,
} from '@adviser-widgets/testing/browser';
import { formWalks } from '../speech/form-walks.ts';
import { pageWalks } from '../speech/page-walks.ts';
import { searchWalks } from '../speech/search-walks.ts';
import { section, type Walks } from '../speech/walk.ts';

const walks: Walks = { ...formWalks, ...searchWalks, ...pageWalks };

/** Text, pictures and frames, without a state that a visitor changes. */
const still = ['address-map', 'icon', 'iframe-embed', 'ip-display', 'parallax-banner', 'typing-text'];

/** The forms for leads say the same of the same fields. */
const isAlike = (name: string) =>
  still.includes(name) || (everyForm.some((form) => form.name === name) && !isRepresentative(name));

for (const widget of everyWidget)
  test(
    `a screen reader says of ${widget.name} what its transcript says`,
    inAllUnless(!isAlike(widget.name)),
    async ({ page, sandbox, expectConsole }) => {
      const { name, example } = widget;
      const { markup = example, width = 1280, query, ready, run } = walks[name] ?? {};
      await page.setViewportSize({ width, height: 800 });
      await installClock(page);
      await openEveryWidget(page, sandbox, {
        query,
        widgets: [{ ...widget, example: `<div id="read">${markup}</div>` }],
      });
      await everyWidgetReady(page, [widget]);
      await ready?.(page);
      const transcript = await startTranscript(page, name);
      await transcript.read('Read from top to bottom', section);
      await run?.({
        ...transcript,
        async read(title, selector) {
          await page.clock.fastForward(6_000); // announcements have gone by then
          await transcript.read(title, selector);
        },
        page,
        sandbox,
        expectConsole,
      });
      const family = widget.package.replace('@adviser-widgets/', '');
      expectTranscript(transcript.text(), `packages/${family}/src/${name}/${name}.transcript.txt`);
    },
  );
