// The list of advisers comes with import(), on the first focus of a field that asks for one. Nothing in here may
// stand in another entry too.
export { fetchAdvisers, type Adviser } from './api/advisers.ts';
