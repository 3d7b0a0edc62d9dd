/** Elements in the place of those that a page has and a snippet only names: to press, or to be filled. */
export function putStandIns(place: Element, ids: readonly string[]): void {
  const standIns = ids.map((id) => {
    const element = document.createElement('div');
    const button = document.createElement('button');
    element.id = id;
    button.type = 'button';
    button.textContent = `Stands for #${id} of your page`;
    element.append(button);
    return element;
  });
  place.replaceChildren(...standIns);
}
