import { Pagination } from 'react-admin';

/** Rows of a page; the API gives a hundred at most. */
const SIZES = [10, 25, 50, 100];

/** react-admin's pages: by number as far as rows are counted, further on from each to the next. */
export const Pager = () => <Pagination rowsPerPageOptions={SIZES} />;
