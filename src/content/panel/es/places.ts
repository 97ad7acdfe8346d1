import { name } from '#content/site.ts'

/** A place of the panel. */
export type PlaceName = 'list' | 'person' | 'counts' | 'letters' | 'draft' | 'letter' | 'account'

type PlaceWords = {
	readonly name: PlaceName
	readonly path: `/waitlist${'' | `/${string}`}`
	/** The title of its page. */
	readonly title: string
	/** In the navigation. A place that is reached from another one has none. */
	readonly label?: string
	/** The place that the navigation marks, if it is another one. */
	readonly parent?: PlaceName
}

/**
 * The places of the panel, in the order of the navigation. To add one:
 *
 * 1. a row here and its name in `PlaceName`: its page, its address and its link follow;
 * 2. its description in `content/pages/panel.ts` and its component in `islands/admin/place-components.ts`, both
 *    complete by type;
 * 3. its words in a file of this folder, imported by that component, so that they load with it.
 */
export const places: readonly PlaceWords[] = [
	{ name: 'list', path: '/waitlist', title: 'Panel de Waitlist', label: 'Lista' },
	// An address in the title would be kept by the browser's history.
	{
		name: 'person',
		path: '/waitlist/persona',
		title: 'Persona, Panel de Waitlist',
		parent: 'list',
	},
	{
		name: 'counts',
		path: '/waitlist/entradas',
		title: 'Entradas, Panel de Waitlist',
		label: 'Entradas',
	},
	{
		name: 'letters',
		path: '/waitlist/cartas',
		title: 'Cartas, Panel de Waitlist',
		label: 'Cartas',
	},
	{
		name: 'draft',
		path: '/waitlist/cartas/borrador',
		title: 'Borrador, Panel de Waitlist',
		parent: 'letters',
	},
	{
		name: 'letter',
		path: '/waitlist/cartas/carta',
		title: 'Carta, Panel de Waitlist',
		parent: 'letters',
	},
	{
		name: 'account',
		path: '/waitlist/cuenta',
		title: 'Cuenta, Panel de Waitlist',
		label: 'Cuenta',
	},
]

/**
 * The title of the document.
 *
 * @example documentTitle({ title: 'Panel de Waitlist' }) // 'Panel de Waitlist | …'
 */
export function documentTitle({ title }: Pick<PlaceWords, 'title'>): string {
	return `${title} | ${name}`
}

export const navigationLabel = 'Panel'
