import { accordion, collapse } from '@adviser-widgets/disclosure';
import '@adviser-widgets/disclosure/styles.css';
import { imageCarousel, youtubeVideo } from '@adviser-widgets/media';
import '@adviser-widgets/media/styles.css';
import { calculatorNav, offCanvasNav } from '@adviser-widgets/navigation';
import '@adviser-widgets/navigation/styles.css';
import { requestSurvey } from '@adviser-widgets/survey';
import '@adviser-widgets/survey/styles.css';
import { mountSnippet } from '@adviser-widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStates, states } from './ControlStates.tsx';
import code from './ControlStates.tsx?raw';

const widgets = [
  accordion,
  collapse,
  calculatorNav,
  offCanvasNav,
  imageCarousel,
  youtubeVideo,
  requestSurvey,
];

/** The controls of the cells for one state. */
const inCells = (state: (typeof states)[number]) =>
  `[data-state=${state}] :is(button, a, summary, input, select, textarea)`;

const meta = {
  title: 'UI components/States (hover, pressed, focus, busy, error, dark)',
  component: ControlStates,
  // For eyes: each control is there four times under one name, and only the catalogue can force a state.
  tags: ['!autodocs', '!test'],
  args: { widgets: [] },
  parameters: {
    hostWidth: '1600px',
    hasOwnRoot: true,
    storyCode: { jsx: code },
    controls: { disable: true },
    pseudo: {
      hover: inCells('hover'),
      active: inCells('pressed'),
      focus: inCells('focus'),
      focusVisible: inCells('focus'),
    },
  },
  beforeEach: async ({ loaded }) => {
    const mounted = await Promise.all(
      widgets.map(async (widget) => {
        const copies = await Promise.all(states.map(() => mountSnippet(widget.example, widget)));
        return [widget.title, copies] as const;
      }),
    );
    loaded.widgets = mounted;
    return () => mounted.forEach(([, copies]) => copies.forEach((copy) => copy.remove()));
  },
  render: (_args, { loaded }) => <ControlStates widgets={loaded.widgets} />,
} satisfies Meta<typeof ControlStates>;

export default meta;

/** Everything that can be pressed or typed into, in every state. For forced colours, switch them on in the system. */
export const Light: StoryObj<typeof meta> = {};

export const Dark: StoryObj<typeof meta> = { parameters: { theme: 'dark' } };
