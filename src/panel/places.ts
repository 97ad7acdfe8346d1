/** A place of the panel. */
export type PlaceName =
	| 'list'
	| 'person'
	| 'import'
	| 'counts'
	| 'letters'
	| 'letter'
	| 'series'
	| 'leave'
	| 'leaveRequest'
	| 'words'
	| 'facts'
	| 'page'
	| 'publish'
	| 'history'
	| 'settings'
	| 'account'
	| 'launch'
	| 'start'

type Place = {
	readonly name: PlaceName
	readonly path: `/waitlist${'' | `/${string}`}`
	/** The place that the navigation marks as current instead of this one, if any. */
	readonly parent?: PlaceName
	/** Five links fit on a phone, so this one is behind “Más” there. */
	readonly isUnderMore?: true
	/** Also shown without a session. */
	readonly isOpen?: true
}

/**
 * The places of the panel, in the order of the navigation. To add one:
 *
 * 1. a row here and its name in `PlaceName`: its page and its address follow;
 * 2. its title in `content/messages/es/panel/places.yaml`, with a label if the navigation leads to it, the description
 *    of its page in `server.yaml` beside it, and its component in `OwnerPanel.tsx`;
 * 3. its words in a file of that folder, imported by that component, so that they load with it.
 */
export const places: readonly Place[] = [
	{ name: 'list', path: '/waitlist' },
	{ name: 'person', path: '/waitlist/persona', parent: 'list' },
	{ name: 'import', path: '/waitlist/importar', parent: 'list' },
	{ name: 'counts', path: '/waitlist/entradas' },
	{ name: 'letters', path: '/waitlist/cartas' },
	{ name: 'letter', path: '/waitlist/cartas/carta', parent: 'letters' },
	{ name: 'series', path: '/waitlist/cartas/serie', parent: 'letters' },
	{ name: 'leave', path: '/waitlist/bajas', isUnderMore: true },
	{ name: 'leaveRequest', path: '/waitlist/bajas/baja', parent: 'leave' },
	{ name: 'words', path: '/waitlist/textos' },
	{ name: 'facts', path: '/waitlist/textos/datos', parent: 'words' },
	{ name: 'page', path: '/waitlist/textos/pagina', parent: 'words' },
	{ name: 'publish', path: '/waitlist/textos/publicar', parent: 'words' },
	{ name: 'history', path: '/waitlist/textos/historial', parent: 'words' },
	{ name: 'settings', path: '/waitlist/ajustes', isUnderMore: true },
	{ name: 'account', path: '/waitlist/cuenta', isUnderMore: true },
	{ name: 'launch', path: '/waitlist/lanzamiento', parent: 'settings' },
	{ name: 'start', path: '/waitlist/start', isOpen: true },
]

export function placeAt(path: string): Place {
	const place = places.find((each) => each.path === path) ?? places[0]
	if (place === undefined) throw new Error('The panel has no places')
	return place
}
