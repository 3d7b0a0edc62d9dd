// Imported on the first focus of the adviser field, with all that it imports.
export { fetchAdvisers } from '@adviser-widgets/core/advisers';
