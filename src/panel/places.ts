import { keysIn } from '#values/keys-in.ts'

type Row = {
	readonly path: `/waitlist${'' | `/${string}`}`
	/** The place that the navigation marks as current instead of this one, if any. */
	readonly parent?: string
	/** Whether the link is behind “Más” on phones, where only five links fit. */
	readonly isUnderMore?: true
	/** Also shown without a session. */
	readonly isOpen?: true
}

/**
 * The places of the panel, in the order of the navigation. To add one:
 *
 * 1. a row here, from which its page and its address are derived;
 * 2. its title in `content/messages/es/panel/places.yaml`, with a label if the navigation leads to it, the description
 *    of its page in `server.yaml` beside it, and its component in `OwnerPanel.tsx`;
 * 3. its words in a file of that folder, imported by that component, so that they load with it.
 */
const rows = {
	list: { path: '/waitlist' },
	person: { path: '/waitlist/persona', parent: 'list' },
	import: { path: '/waitlist/importar', parent: 'list' },
	counts: { path: '/waitlist/entradas' },
	letters: { path: '/waitlist/cartas' },
	letter: { path: '/waitlist/cartas/carta', parent: 'letters' },
	series: { path: '/waitlist/cartas/serie', parent: 'letters' },
	leave: { path: '/waitlist/bajas', isUnderMore: true },
	leaveRequest: { path: '/waitlist/bajas/baja', parent: 'leave' },
	words: { path: '/waitlist/textos' },
	facts: { path: '/waitlist/textos/datos', parent: 'words' },
	page: { path: '/waitlist/textos/pagina', parent: 'words' },
	publish: { path: '/waitlist/textos/publicar', parent: 'words' },
	history: { path: '/waitlist/textos/historial', parent: 'words' },
	settings: { path: '/waitlist/ajustes', isUnderMore: true },
	account: { path: '/waitlist/cuenta', isUnderMore: true },
	launch: { path: '/waitlist/lanzamiento', parent: 'settings' },
	start: { path: '/waitlist/start', isOpen: true },
} as const satisfies Readonly<Record<string, Row>>

/** A place of the panel. */
export type PlaceName = keyof typeof rows

type Place = Row & { readonly name: PlaceName; readonly parent?: PlaceName }

export const places: readonly Place[] = keysIn(rows).map((name) => ({ name, ...rows[name] }))

export function placeAt(path: string): Place {
	return places.find((each) => each.path === path) ?? { name: 'list', ...rows.list }
}
