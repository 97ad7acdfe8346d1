import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import type { LetterChecks } from '#contract/letter-checks.ts'
import { isBlocking, type LetterCheck } from '#domain/letters/letter-checks.ts'
import { formatMessage } from '#words/format-message.ts'
import { testAddressQuery } from '#islands/admin/test-address-api.ts'
import { TestAddressForm } from '#islands/admin/TestAddressForm.tsx'
import { CheckLine } from './CheckLine.tsx'
import type { DraftState } from './useDraft.ts'
import { useTestMail } from './useTestMail.ts'
import styles from './CheckList.module.css'

const { checks: words } = letterDraftWords

type Props = { checks: UseQueryResult<LetterChecks>; state: DraftState }

/** The checks that block the letter, and how to fix them. */
export function CheckList({ checks, state }: Props) {
	const { data: address } = useQuery(testAddressQuery())
	const { isTesting, test } = useTestMail(state.letter)
	const blocking = checks.data?.filter(isBlocking) ?? []
	const order = checks.data?.toSorted((one, other) => rank(one) - rank(other))
	return (
		<section className={styles['checks']} aria-busy={checks.isFetching}>
			<div>
				<h2>{words.title}</h2>
				<p role="status">
					{checks.isFetching
						? words.loading
						: checks.isError
							? words.failed
							: blocking.length === 0
								? words.none
								: formatMessage('es', words.blocking, { n: blocking.length })}
				</p>
				<p>
					<TextButton onClick={() => void checks.refetch()}>{words.again}</TextButton>
				</p>
				{address && <TestAddressForm className={styles['address']} address={address} />}
				<Button
					tone="outline"
					onClick={test}
					disabled={state.status !== 'saved'}
					aria-busy={isTesting}
				>
					{words.test}
				</Button>
			</div>
			<ul className="points">
				{order?.map((check) => (
					<CheckLine key={check.name} check={check} />
				))}
			</ul>
		</section>
	)
}

/** Blocking checks first, then advice, passed checks and notes. */
function rank(check: LetterCheck): number {
	if (isBlocking(check)) return 0
	if (check.level === 'advises' && check.status !== 'passed') return 1
	return check.level === 'informs' ? 3 : 2
}
