import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

const form = `heading, Talk to us
form, Talk to us
  textbox, First Name
  group, When
    radio, Today, checked
    radio, Tomorrow, not checked
  button, Submit
link, Privacy Policy`;

test('tells each line that has gone or come, below what it is in', () => {
  const after = form
    .replace('Today, checked', 'Today, not checked')
    .replace('Tomorrow, not checked', 'Tomorrow, checked');
  expect(differenceOf(form, after)).toBe(`  form, Talk to us
    group, When
-     radio, Today, checked
-     radio, Tomorrow, not checked
+     radio, Today, not checked
+     radio, Tomorrow, checked`);
});

test('does not repeat a line that has come itself', () => {
  const after = form.replace('  button, Submit', '  alert\n    Please enter your name.\n  button, Submit');
  expect(differenceOf(form, after)).toBe(`  form, Talk to us
+   alert
+     Please enter your name.`);
});

test('says so if nothing differs', () => {
  expect(differenceOf(form, form)).toBe('(the same)');
});

test('is left out if the text itself is shorter', () => {
  expect(differenceOf(form, 'Thank you')).toBeUndefined();
});
