export const path = 'M5 6l6 6-6 6M13 6l6 6-6 6';
