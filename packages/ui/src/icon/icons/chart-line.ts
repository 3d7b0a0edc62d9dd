export const path = 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 4 3 5-7';
