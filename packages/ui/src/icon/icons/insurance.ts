export const path = 'M3 13a9 9 0 0 1 18 0ZM12 2v2M12 13v6a2.5 2.5 0 0 1-5 0';
