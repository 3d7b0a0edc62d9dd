import { Icon } from '@adviser-widgets/ui';

const services = [
  {
    icon: 'deposits',
    name: 'Home loans',
    text: 'First homes, refixing, building and investing. We put the offers side by side and talk to the bank for you.',
  },
  {
    icon: 'insurance',
    name: 'Insurance',
    text: 'Life, health and income cover that fits what you owe and who depends on you, and nothing beyond.',
  },
  {
    icon: 'personal-loans',
    name: 'Personal and business loans',
    text: 'A car, a renovation, equipment for the business: borrowed once, at a rate you understand.',
  },
] as const;

/** What the advisers help with. */
export function Services() {
  return (
    <section id="services" className="wide section" aria-labelledby="services-title">
      <h2 id="services-title">What we do</h2>
      <ul className="cards">
        {services.map(({ icon, name, text }) => (
          <li key={icon} className="card">
            <span className="aw-root aw-root--inline card__icon">
              <Icon name={icon} />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
