import { getConfig } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { sendSubscription, type Subscription } from './send-subscription.ts';
import { SuccessPanel } from '@adviser-widgets/forms';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ReactNode } from 'react';

export function updateSubscription(subscription: Subscription): Promise<void> {
  return sendSubscription(subscription, getConfig());
}

interface UpdatedPanelProps {
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

export function UpdatedPanel({ onClose, children }: UpdatedPanelProps) {
  const { name: widget } = useWidgetHost();
  return (
    <SuccessPanel close={message('close', widget)} onClose={onClose}>
      {children}
    </SuccessPanel>
  );
}
