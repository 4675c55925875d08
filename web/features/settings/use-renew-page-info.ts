import { PAGE_STATE_ID, type PageInfo } from '../../../schema/render-contract.ts';
import { usePageInfoState } from '../../lib/page-info.tsx';

/** A page that needs little to be rendered: it brings the facts as they are now. */
const ANY_PAGE = '/mentions-legales';

/** Asks the server for the facts of its pages again: somebody has changed them here. Does not reject. */
export function useRenewPageInfo(): () => Promise<void> {
  const [, setInfo] = usePageInfoState();
  return async () => {
    const info = await readAgain();
    // Else the next page that is loaded brings them.
    if (info) setInfo(info);
  };
}

/** The facts as the server knows them now; null = it could not be asked. */
async function readAgain(): Promise<PageInfo | null> {
  try {
    const page = await fetch(ANY_PAGE, { headers: { accept: 'text/html' } });
    // Not parsed as a document: the policy of the page would be asked about its styles.
    const html = await page.text();
    const start = html.indexOf('>', html.indexOf(`id="${PAGE_STATE_ID}"`)) + 1;
    return (JSON.parse(html.slice(start, html.indexOf('</script>', start))) as { pageInfo: PageInfo }).pageInfo;
  } catch {
    return null;
  }
}
