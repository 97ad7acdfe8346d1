import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { readPage, registrationsKey } from './list-api.ts'
import { listQueryOf, type ListView } from './list-view.ts'
import { nearTerms } from './near-terms.ts'
import type { List } from './useList.ts'
import styles from './ListPage.module.css'

type Props = { label: string; list: List }

const maxAddresses = 3

/** After a search without results: addresses that a shorter search term finds with the same filter. */
export function NearAddresses({ label, list: { view, search, searchFor } }: Props) {
	const { data: addresses } = useQuery({
		queryKey: [...registrationsKey(listQueryOf({ ...view, search })), 'near'],
		queryFn: async ({ signal }) => await readNear(search, view, signal),
	})
	if (!addresses || addresses.length === 0) return null
	return (
		<p className={styles['near']}>
			{label}{' '}
			{addresses.map((address) => (
				<Fragment key={address}>
					<TextButton onClick={() => searchFor(address)}>{address}</TextButton>{' '}
				</Fragment>
			))}
		</p>
	)
}

async function readNear(
	search: string,
	view: ListView,
	signal: AbortSignal,
): Promise<readonly string[]> {
	for (const term of nearTerms(search)) {
		// One after the other, because the second is needed only if the first finds nothing.
		// oxlint-disable-next-line no-await-in-loop
		const { rows } = await readPage(listQueryOf({ ...view, search: term }), signal)
		if (rows.length > 0) return rows.slice(0, maxAddresses).map(({ email }) => email)
	}
	return []
}
