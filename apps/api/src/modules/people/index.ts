export { peopleRepository, type People } from './people.repository.ts';
export { presentPerson } from './person.presenter.ts';
export { stillThere } from './still-there.ts';
