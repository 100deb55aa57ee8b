// What a part waits for comes when the machine gets round to it: a second, the library's own patience, is too little for two cores that three workers share.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
