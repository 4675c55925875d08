import { writeStyles } from './styles.ts';

await writeStyles();
