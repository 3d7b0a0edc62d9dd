export const path = 'M2 12h20M16 6l6 6-6 6';
