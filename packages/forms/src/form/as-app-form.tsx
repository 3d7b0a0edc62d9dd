import { withEvents } from '@adviser-widgets/widget/react/internal';
import type { ComponentType, FunctionComponent } from 'react';
import { startingWith, type DefaultValues } from '../fields/default-values.ts';
import type { FieldPage } from '../fields/lead-field.ts';

/** Wraps a form for apps: its events and the values that it starts with are props. A form of the app's own has no name. */
export function asAppForm<Props extends DefaultValues<never>>(
  name: string,
  Form: ComponentType<Props>,
): FunctionComponent<Props> {
  const Started: ComponentType<Props & FieldPage> = Form; // it hands all its props to its fields
  function AppForm({ defaultValues, ...others }: Props) {
    return <Started {...(others as Props)} startValues={startingWith(defaultValues)} />;
  }
  AppForm.displayName = Form.displayName ?? Form.name;
  return withEvents<Props>(name, AppForm);
}
