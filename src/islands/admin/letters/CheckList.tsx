import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Button } from '#components/ui/Button.tsx'
import { Disclosure } from '#components/ui/Disclosure.tsx'
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

/** What is wrong with the letter and how to mend it; what is right is folded. */
export function CheckList({ checks, state }: Props) {
	const { data: address } = useQuery(testAddressQuery())
	const { isTesting, test } = useTestMail(state.letter)
	const blocking = checks.data?.filter(isBlocking) ?? []
	const order = checks.data?.toSorted((one, other) => rank(one) - rank(other)) ?? []
	const passed = order.filter(({ status }) => status === 'passed')
	const open = order.filter(({ status }) => status !== 'passed')
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
			<div>
				<Lines checks={open} />
				{passed.length > 0 && (
					<Disclosure summary={formatMessage('es', words.passed, { n: passed.length })}>
						<Lines checks={passed} />
					</Disclosure>
				)}
			</div>
		</section>
	)
}

function Lines({ checks }: { checks: readonly LetterCheck[] }) {
	if (checks.length === 0) return null
	return (
		<ul className="points">
			{checks.map((check) => (
				<CheckLine key={check.name} check={check} />
			))}
		</ul>
	)
}

/** Blocking checks first, then advice, passed checks and notes. */
function rank(check: LetterCheck): number {
	if (isBlocking(check)) return 0
	if (check.level === 'advises' && check.status !== 'passed') return 1
	return check.level === 'informs' ? 3 : 2
}
