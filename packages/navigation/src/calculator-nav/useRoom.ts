import { useMediaQuery } from '@adviser-widgets/ui';

/** How many links stand in the bar: six on windows wider than 992 CSS pixels, three over 768, two over 576 (spec section 9, H27). */
export function useRoom(): number {
  const isWide = useMediaQuery('(width > 992px)');
  const isMedium = useMediaQuery('(width > 768px)');
  const isSmall = useMediaQuery('(width > 576px)');
  if (isWide) return 6;
  if (isMedium) return 3;
  return isSmall ? 2 : 0;
}
