/**
 * Returns the addresses of the share dialogs of Twitter and LinkedIn, filled with a text and the address of the test.
 *
 * @example
 * shareLinks('Twelve questions.', 'https://innervolt.example/introvert-test').twitter
 */
export function shareLinks(text: string, address: string): { twitter: string; linkedIn: string } {
	return {
		twitter: `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`,
		linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address, text })}`,
	}
}
