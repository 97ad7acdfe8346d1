import type { RegistrationPage } from '#contract/registration-page.ts'
import { formatMessage } from '#words/format-message.ts'
import { eraseMatching } from './list-api.ts'
import { filterOf } from './list-view.ts'
import type { Erasure } from './useErasure.tsx'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.erasure

type Props = { list: List; erasure: Erasure }

/** Erases all rows that match the filter, on every page, after confirmation. */
export function EraseMatchingButton({ list, erasure }: Props) {
	const count = list.page?.count ?? 0
	const [only] = list.page?.rows ?? []
	if (!list.isNarrowed || only === undefined) return null

	function erase(row: RegistrationPage['rows'][number]) {
		if (count === 1) return erasure.askForOne(row)
		const message = {
			filter: filterOf(list.view),
			count,
			...(list.search !== '' && { search: list.search }),
		}
		erasure.ask({ count, send: async () => await eraseMatching(message) })
	}

	return (
		<button
			className={styles['erase']}
			type="button"
			disabled={list.isFetching}
			onClick={() => erase(only)}
		>
			{count === 1 ? words.confirmOne : formatMessage('es', words.confirm, { n: count })}
		</button>
	)
}
