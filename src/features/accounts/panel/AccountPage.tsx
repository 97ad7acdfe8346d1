import { useQuery } from '@tanstack/react-query'
import words from '#content/messages/es/panel/account.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { TestAddressForm } from '#panel/parts/TestAddressForm.tsx'
import { accountQuery } from './account-api.ts'
import { AdminsSection } from './AdminsSection.tsx'
import { AuditSection } from './AuditSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import styles from './AccountPage.module.css'

export function AccountPage() {
	const { data, isFetching } = useQuery({
		...accountQuery,
		meta: { failure: words.notices.loadFailed },
	})

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			{data ? (
				<>
					<PasskeysSection passkeys={data.passkeys} />
					<PasswordSection account={data.account} />
					<SessionsSection sessions={data.sessions} />
					<AdminsSection accounts={data.accounts} invitations={data.invitations} />
					<PanelSection title={shellWords.testAddress.title} text={shellWords.testAddress.text}>
						<TestAddressForm address={data.address} className={styles['fields']} />
					</PanelSection>
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
			<AuditSection />
		</section>
	)
}
