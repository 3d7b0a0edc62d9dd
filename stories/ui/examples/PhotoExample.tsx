import { Photo } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/photo.css';

/** Any address of a picture will do. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#0f766e"/><circle cx="4.5" cy="3.5" r="2" fill="#fff"/><path d="M1 9a3.5 3.5 0 0 1 7 0z" fill="#fff"/></svg>',
)}`;

export function PhotoExample() {
  return (
    <ul style={{ display: 'grid', gap: 16, padding: 0, listStyle: 'none' }}>
      {[
        { name: 'Aroha Ngata', image: portrait },
        { name: 'Te Rangi Wharepapa', image: undefined },
      ].map(({ name, image }) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <Photo name={name} image={image} size={72} />
          {name}
        </li>
      ))}
    </ul>
  );
}
