/** An `XMLHttpRequest` that asks the page's `fetch`, as far as the search's client of the vendor uses it. */
export class FakeXhr {
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange = () => {};
  onload = () => {};
  onerror = () => {};
  readonly #headers = new Headers();
  readonly #abort = new AbortController();
  #method = '';
  #url = '';
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
    this.readyState = this.OPENED;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return Array.from(this.#answered, ([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.#abort.abort();
  }

  send(body: string): void {
    const { signal } = this.#abort;
    const init = { method: this.#method, headers: this.#headers, body, signal };
    const ended = fetch(this.#url, init).then((response) => this.#read(response));
    ended.catch(() => signal.aborted || this.onerror());
  }

  async #read(response: Response): Promise<void> {
    this.#answered = response.headers;
    this.status = response.status;
    this.readyState = 2;
    this.onreadystatechange();
    this.responseText = await response.text();
    this.readyState = 4;
    this.onreadystatechange();
    this.onload();
  }
}
