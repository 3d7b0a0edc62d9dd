import { IpDisplay, ipDisplay } from '@adviser-widgets/tracking';
import { trackingInfo } from '@adviser-widgets/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

const meta = {
  id: 'tracking-ip-display',
  title: 'Tracking/IP display (ip-display, visitor address, tracking, IP)',
  ...widgetMeta(ipDisplay),
  component: IpDisplay,
  args: { ip: '203.0.113.7' },
} satisfies Meta<typeof IpDisplay>;

export default meta;

type Story = StoryObj<typeof meta>;

/** There is nothing to see. */
export const Address: Story = {
  tags: ['picture'],
  play: () => waitFor(() => expect(trackingInfo().ipAddress).toBe('203.0.113.7')),
};

export const FromMarkup: Story = {
  ...markupStory('<div class="aw-widget" data-widget="ip-display" data-ip="2001:db8::1"></div>', ipDisplay),
  play: () => waitFor(() => expect(trackingInfo().ipAddress).toBe('2001:db8::1')),
};
