import { useMediaQuery } from '@adviser-widgets/ui';

export function UseMediaQueryExample() {
  const isWide = useMediaQuery('(min-width: 768px)');
  return <p>{isWide ? 'There is room for a table.' : 'A list fits better here.'}</p>;
}
