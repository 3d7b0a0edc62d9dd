export const path = 'M9 3 4 5v16h16V5l-5-2-3 7ZM12 10v11M16 15h.01';
