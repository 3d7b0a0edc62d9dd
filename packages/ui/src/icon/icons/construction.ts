export const path = 'M2 16h20v3H2ZM4 16v-2a8 8 0 0 1 16 0v2M9 11V5h6v6';
