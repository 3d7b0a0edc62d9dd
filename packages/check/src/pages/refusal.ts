/** Why an answer cannot be used: its message continues a sentence that starts with the address. */
export class Refusal extends Error {}
