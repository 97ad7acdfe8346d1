/**
 * The share dialogs of two networks, filled with a text and the test's address.
 *
 * @example
 * dialogs('Twelve questions.', 'https://innervolt.example/introvert-test').twitter
 */
export function dialogs(text: string, address: string): { twitter: string; linkedIn: string } {
	return {
		twitter: `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`,
		linkedIn: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address, text })}`,
	}
}
